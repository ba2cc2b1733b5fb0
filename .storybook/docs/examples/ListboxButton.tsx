import { ListboxButton } from '../../../packages/ui/src/index.ts';

const still = (): void => undefined;

export const AsActions = () => (
  <ListboxButton
    label="Account"
    value="out"
    onValueChange={still}
    options={[
      { value: 'edit', label: 'Edit profile' },
      { value: 'out', label: 'Sign out' },
    ]}
  />
);
