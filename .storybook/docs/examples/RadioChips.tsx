import { RadioChips } from '../../../packages/ui/src/index.ts';

const still = (): void => undefined;

export const Sentences = () => (
  <RadioChips
    label="Practice"
    value="solo"
    onValueChange={still}
    options={[
      { value: 'solo', label: 'I work alone and send my own invoices' },
      { value: 'team', label: 'I work in a practice that invoices for all of us' },
    ]}
  />
);
