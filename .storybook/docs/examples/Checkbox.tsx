import { Checkbox } from '../../../packages/ui/src/index.ts';

export const Statement = () => <Checkbox label="I have read the collection notice" />;

export const Negative = () => <Checkbox label="I do not want to receive no letters" defaultChecked />;
