import type { Fault } from './fault.ts';

export const accessibility: readonly Fault[] = [
  {
    title: 'An error is not tied to its field',
    file: 'packages/ui/src/field/Field.tsx',
    find: 'errorId: invalid ? `${id}error` : undefined,',
    replace: 'errorId: undefined,',
  },
  {
    title: 'A closed dialog keeps focus',
    file: 'packages/ui/src/dialog/Modal.tsx',
    find: 'focus.restore(element);',
    replace: 'focus.remember(element);',
  },
  {
    title: 'A pick is not announced',
    file: 'packages/match-widget/src/results/SlotButton.tsx',
    find: 'aria-pressed={picked}',
    replace: 'data-pressed={picked}',
  },
  {
    title: 'The fee hint is not read',
    file: 'packages/match-widget/src/submit/FeeChoiceField.tsx',
    find: 'aria-describedby={`${id}hint`}',
    replace: '',
  },
  {
    title: 'A toast is not read out',
    file: 'packages/ui/src/toast/ToastVoice.tsx',
    find: '<span ref={region} role="status" />',
    replace: '<span ref={region} />',
  },
  {
    title: 'A notification is not read out',
    file: 'packages/notifications/src/bell/Bell.tsx',
    find: '<VisuallyHidden aria-live="polite">',
    replace: '<VisuallyHidden>',
  },
  {
    title: 'A first option is not read out',
    file: 'packages/ui/src/combobox/Combobox.tsx',
    find: 'open && cursor >= 0 ?',
    replace: 'open && cursor > 0 ?',
  },
  {
    title: "The script's dialog has no name",
    file: 'packages/embed/src/modal/make-modal.ts',
    find: "{ class: 'tele-modal', 'aria-labelledby': 'title' },",
    replace: "{ class: 'tele-modal' },",
  },
];
