import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { AlertIcon, CloseIcon, FileCheckIcon, FileIcon, ImageIcon, TrashIcon } from '../icon/icons.ts';
import { FileRow } from './FileRow.tsx';

const meta = {
  title: 'Components/FileRow',
  component: FileRow,
  args: { title: 'CV', icon: FileIcon, state: 'empty', detail: 'PDF, at most 10 MB.', onFile: fn() },
} satisfies Meta<typeof FileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 732 }}>
      <Card>
        <FileRow {...args} actions={<Button size="sm">Choose</Button>} />
        <FileRow
          {...args}
          title="Insurance"
          state="busy"
          detail="certificate.pdf"
          progress={{ value: 0.62, label: 'Uploading Insurance', text: '1.8 of 2.9 MB' }}
          actions={<IconButton size="sm" icon={CloseIcon} label="Stop" />}
        />
        <FileRow
          {...args}
          title="Certificate"
          state="done"
          icon={FileCheckIcon}
          detail="certificate-with-a-name-that-somebody-has-made-very-long-2026-final-final.pdf, 412 KB"
          actions={<IconButton size="sm" icon={TrashIcon} label="Remove" />}
        />
        <FileRow
          {...args}
          title="Profile photo"
          state="bad"
          icon={AlertIcon}
          detail="portrait.gif was not accepted. Use PNG or JPG."
          actions={<Button size="sm">Choose again</Button>}
        />
        <FileRow
          {...args}
          title="Picture"
          icon={ImageIcon}
          preview={<i style={{ background: 'teal', inlineSize: 38, blockSize: 38 }} />}
          state="done"
        />
      </Card>
    </div>
  ),
};

export const Narrow: Story = {
  ...States,
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const TakesAFileThatIsDropped: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('group', { name: 'CV' });
    const file = new File(['%PDF-'], 'cv.pdf');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    await fireEvent(row, new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(row).toHaveAttribute('data-over'));
    await fireEvent(row, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'cv.pdf' }));
    await waitFor(() => expect(row).not.toHaveAttribute('data-over'));
  },
};
