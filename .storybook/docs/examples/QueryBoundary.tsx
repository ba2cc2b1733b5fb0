import { ErrorState } from '../../../packages/ui/src/index.ts';

export const WholePage = () => <ErrorState level={2} message="Something went wrong" detail="Please reload the page." />;
