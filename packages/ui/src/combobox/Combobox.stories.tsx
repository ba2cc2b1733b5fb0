import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { Field } from '../field/Field.tsx';
import { inShadowRoot, placeOf } from '../story/story-place.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const OPTIONS = [
  'Cardiology',
  'Dermatology',
  'Endocrinology',
  'Gastroenterology',
  'Paediatric gastroenterology',
  'Rheumatology',
  'Upper gastrointestinal surgery',
].map((label) => ({ value: label, label }));

const GROUPED = [
  { value: 'card', label: 'Cardiology', group: 'Physician' },
  { value: 'gast', label: 'Gastroenterology', group: 'Physician', detail: '14' },
  { value: 'upgi', label: 'Upper gastrointestinal surgery', group: 'Surgery', detail: '3' },
  { value: 'neur', label: 'Neurosurgery', group: 'Surgery' },
];

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    options: OPTIONS,
    value: null,
    size: 'lg',
    placeholder: 'Search specialties',
    countText: (shown: number, total: number) => `${shown} of ${total} specialties`,
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ minBlockSize: 420 }}>
        <StoryForm>
          <Field label="Specialty">
            <Combobox
              {...args}
              value={value}
              onValueChange={(next, details) => {
                setValue(next);
                args.onValueChange(next, details);
              }}
            />
          </Field>
        </StoryForm>
      </div>
    );
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 'Gastroenterology' } };

export const MatchInBold: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Specialty' }), 'gas');
    await expectState(async () => {
      const options = await screen.findAllByRole('option');
      await expect(options.map((option) => option.textContent)).toEqual([
        'Gastroenterology',
        'Paediatric gastroenterology',
        'Upper gastrointestinal surgery',
      ]);
      await expect(options[0]?.querySelector('mark')).toHaveTextContent('Gas');
      await expect(screen.getByRole('status')).toHaveTextContent('3 of 7 specialties');
    });
  },
};

export const PickedByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    const { all, focused } = await placeOf(canvasElement);
    const input = all.getByRole('combobox', { name: 'Specialty' });
    input.focus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = await all.findByRole('option', { name: 'Dermatology' });
    await expect(input).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveAttribute('aria-activedescendant', all.getByRole('option', { name: 'Cardiology' }).id);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Upper gastrointestinal surgery', { reason: 'pick' });
    await expect(input).toHaveValue('Upper gastrointestinal surgery');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(focused()).toBe(input);
    await userEvent.keyboard('{ArrowDown}');
    const [first] = all.getAllByRole('option');
    await waitFor(() =>
      expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(input.getBoundingClientRect().bottom),
    );
    await userEvent.click(all.getByRole('option', { name: 'Rheumatology' }));
    await expect(input).toHaveValue('Rheumatology');
    await expect(all.queryByRole('listbox')).toBeNull();
  },
};

export const InShadowRoot: Story = { ...PickedByKeyboard, decorators: [inShadowRoot] };

export const EscapeClearsThenCloses: Story = {
  tags: ['journey'],
  args: { value: 'Cardiology' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Specialty' });
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.type(input, 'der');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' });
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await expectState(async () => {
      await expect(screen.getByRole('status')).toHaveTextContent('No results. Try a different term.');
      await expect(screen.queryAllByRole('option')).toHaveLength(0);
    });
  },
};

const searchByWords = (query: string) => {
  const found = query.startsWith('heart')
    ? [{ value: 'Cardiology', label: 'Cardiology', description: 'heart, blood pressure' }]
    : [];
  return { found, near: query === 'hart' ? OPTIONS.slice(0, 2) : [] };
};

export const FoundByOtherWords: Story = {
  args: { search: searchByWords },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Specialty' });
    await userEvent.type(input, 'heart');
    const option = await screen.findByRole('option', { name: 'Cardiology heart, blood pressure' });
    await expect(input).toHaveAttribute('aria-activedescendant', option.id);
    await expect(screen.getByRole('status')).toHaveTextContent('1 of 7 specialties');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Cardiology', { reason: 'pick' });
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.type(input, 'heart');
    await expectState(async () => expect(await screen.findByText('heart, blood pressure')).toBeVisible());
  },
};

/** Enter does not take a suggestion before it is chosen. */
export const NearestOffered: Story = {
  args: { search: searchByWords },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Specialty' });
    await userEvent.type(input, 'hart');
    await expect(await screen.findByRole('group', { name: 'Did you mean' })).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent(
      'No results. Try a different term. Did you mean: Cardiology, Dermatology',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Dermatology', { reason: 'pick' });
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.type(input, 'hart');
    await expectState(async () => expect(await screen.findByRole('option', { name: 'Cardiology' })).toBeVisible());
  },
};

const WithLateSearch = (args: ComboboxProps) => {
  const [search, setSearch] = useState<ComboboxProps['search']>();
  const arrive = () => setSearch(() => () => ({ found: OPTIONS.slice(0, 2).reverse() }));
  return (
    <>
      <Combobox {...args} label="Specialty" search={search} />
      {/* Pressed by the story while the list is open: a mouse press would close it. */}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={arrive}>
        Search arrives
      </button>
    </>
  );
};

/** Late results are added below, so no row moves under a finger. */
export const LateSearch: Story = {
  tags: ['journey'],
  render: (args) => <WithLateSearch {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Specialty' }), 'cardio');
    const row = await screen.findByRole('option', { name: 'Cardiology' });
    await userEvent.click(canvas.getByRole('button', { name: 'Search arrives' }));
    await screen.findByRole('option', { name: 'Dermatology' });
    await expect(screen.getAllByRole('option')[0]).toBe(row);
    await userEvent.click(row);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Cardiology', { reason: 'pick' });
  },
};

export const LeavingPutsTheChosenLabelBack: Story = {
  args: { value: 'Cardiology' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await userEvent.type(input, 'xx');
    await userEvent.tab();
    await expectState(() => expect(input).toHaveValue('Cardiology'));
  },
};

export const Groups: Story = {
  args: { options: GROUPED, value: 'gast' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expectState(async () => {
      await waitFor(() => expect(screen.getByText('Surgery')).toBeVisible());
      await expect(screen.getByRole('option', { name: /Gastroenterology/ })).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const Invalid: Story = {
  render: (args) => (
    <StoryForm>
      <Field label="Specialty" error="Please choose a specialty.">
        <Combobox {...args} />
      </Field>
    </StoryForm>
  ),
};

export const Disabled: Story = { args: { disabled: true, value: 'Cardiology' } };

const HUNDREDS = Array.from({ length: 800 }, (_, index) => ({
  value: `clinic-${index}`,
  label: `${['Banksia', 'Wattle', 'Ironbark', 'Saltbush'][index % 4]} Clinic ${index + 1}`,
}));

export const Hundreds: Story = {
  tags: ['journey'],
  args: { options: HUNDREDS, countText: (shown: number, total: number) => `${shown} of ${total} clinics` },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Specialty' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    const last = screen.getByRole('option', { name: 'Saltbush Clinic 800' });
    await expect(input).toHaveAttribute('aria-activedescendant', last.id);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom));
    await userEvent.keyboard('iron 79');
    await expect(screen.getByRole('status')).toHaveTextContent('11 of 800 clinics');
    const entered = fn((event: Event) => event.defaultPrevented);
    canvasElement.ownerDocument.addEventListener('keydown', entered, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('clinic-78', { reason: 'pick' });
    // Does not submit the surrounding form.
    await expect(entered).toHaveReturnedWith(true);
  },
};
