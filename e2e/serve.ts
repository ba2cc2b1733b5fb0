// Serves the journeys: empty data first, then what the arguments name, as `npm start` does.
import './prepare.ts';

await import('../tooling/start.ts');
