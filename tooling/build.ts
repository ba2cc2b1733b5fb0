// `npm run build`: every package, then the portal and the API's function, each into its own dist.
import { steps } from './steps.ts';

await steps([
  { name: 'packages', command: 'pnpm -r --filter=./packages/* run build' },
  { name: 'portal', command: 'pnpm --filter @tele/portal run build' },
  { name: 'function', command: 'pnpm --filter @tele/api run build' },
]);
