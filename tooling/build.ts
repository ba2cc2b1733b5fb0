// `npm run build`: every package, then the portal, each into its own dist.
import { steps } from './steps.ts';

await steps([
  ['packages', 'pnpm -r --filter=./packages/* run build'],
  ['portal', 'pnpm --filter @tele/portal run build'],
]);
