import { Sheet, useMessages } from '@tele/ui';
import { editorMessages } from './editor.messages.ts';
import { EditorForm, type EditorFormProps } from './EditorForm.tsx';
import { EditorPopover } from './EditorPopover.tsx';

export interface EditorPanelProps extends EditorFormProps {
  /** True for a sheet: on narrow screens, or for a time outside the grid. */
  asSheet: boolean;
}

const EditorPanel = ({ asSheet, ...form }: EditorPanelProps) => {
  const t = useMessages(editorMessages);
  const title = form.mode === 'add' ? t.addTitle : t.editTitle;
  if (asSheet) {
    return (
      <Sheet open title={title} onOpenChange={(open) => !open && form.onCancel()}>
        <EditorForm {...form} />
      </Sheet>
    );
  }
  return (
    <EditorPopover title={title} onClose={form.onCancel}>
      <EditorForm {...form} />
    </EditorPopover>
  );
};

export default EditorPanel;
