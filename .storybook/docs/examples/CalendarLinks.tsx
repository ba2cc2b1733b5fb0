import { Button, CalendarPlusIcon } from '../../../packages/ui/src/index.ts';

export const Private = () => (
  <Button size="sm" iconStart={CalendarPlusIcon}>
    Add ‘Reflux, Dr Brodie’
  </Button>
);
