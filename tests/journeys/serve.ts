// Serves the journeys: empties the data, then starts the programs in the arguments, as `npm start` does.
import './prepare.ts';

await import('../../tooling/start.ts');
