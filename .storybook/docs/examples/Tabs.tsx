import { Tabs } from '../../../packages/ui/src/index.ts';

export const SentencesAsTabs = () => (
  <Tabs
    label="Steps"
    tabs={['1. Choose times', '2. Say what it is about', '3. Pay'].map((label) => ({
      value: label,
      label,
      panel: null,
    }))}
  />
);
