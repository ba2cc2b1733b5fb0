import type { Fault } from './fault.ts';

export const accessibility: readonly Fault[] = [
  {
    title: 'An error is not tied to its field',
    file: 'packages/ui/src/field/Field.tsx',
    find: 'errorId: invalid ? `${id}error` : undefined,',
    replace: 'errorId: undefined,',
  },
  {
    title: 'A dialog that closes does not give the focus back',
    file: 'packages/ui/src/dialog/Modal.tsx',
    find: 'focus.restore(element);',
    replace: 'focus.remember(element);',
  },
  {
    title: 'A screen reader is not told that a time is picked',
    file: 'packages/match-widget/src/results/SlotButton.tsx',
    find: 'aria-pressed={picked}',
    replace: 'data-pressed={picked}',
  },
  {
    title: 'The hint of the maximum fee is not read with its field',
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
    title: 'A new notification is not read out',
    file: 'apps/portal/src/notifications/Bell.tsx',
    find: '<VisuallyHidden aria-live="polite">',
    replace: '<VisuallyHidden>',
  },
  {
    title: 'The first option of a list is not read out',
    file: 'packages/ui/src/combobox/Combobox.tsx',
    find: 'open && cursor >= 0 ?',
    replace: 'open && cursor > 0 ?',
  },
  {
    title: 'The dialog of the script has no name',
    file: 'packages/embed/src/modal/make-modal.ts',
    find: "{ class: 'tele-modal', 'aria-labelledby': 'title' },",
    replace: "{ class: 'tele-modal' },",
  },
];
