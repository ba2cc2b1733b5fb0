import { expect, userEvent, within } from 'storybook/test';
import { expectState } from '../../packages/ui/src/story/expect-state.ts';

export const asElement = { surface: 'Element' };

export const clinicsLook = { accent: '#6b3fa0', radius: 4, width: '480' };

export async function turnScheme({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'scheme' }), 'dark');
  await userEvent.click(canvas.getByRole('tab', { name: 'Element' }));
  await expectState(() => {
    const code = within(canvas.getByRole('tabpanel')).getByRole('region', { name: 'To copy' });
    return expect(code).toHaveTextContent('scheme="dark"');
  });
}
