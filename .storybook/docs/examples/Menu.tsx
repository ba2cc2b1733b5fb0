import { Button, Menu, MenuItem } from '../../../packages/ui/src/index.ts';

const still = (): void => undefined;

export const HidesTheNextStep = () => (
  <Menu trigger={<Button variant="ghost">…</Button>}>
    <MenuItem onSelect={still}>Accept</MenuItem>
  </Menu>
);
