import { forwardRef, useId, useState, type DragEvent, type HTMLAttributes, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import './FileRow.css';

export interface FileProgress {
  value: number;
  /** Accessible name of the progress: 'CV is uploading'. */
  label: string;
  /** Text next to the bar: '1.8 of 2.9 MB'. */
  text: string;
}

export interface FileRowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'onDrop'> {
  /** Purpose of the file; names the row. */
  title: ReactNode;
  detail?: ReactNode;
  icon: IconSource;
  /** Thumbnail that replaces the icon. */
  preview?: ReactNode;
  state: 'empty' | 'busy' | 'done' | 'bad';
  progress?: FileProgress;
  actions?: ReactNode;
  /** Receives a file dropped on the row. Without it, dropping is off. */
  onFile?: (file: File) => void;
}

/** Row of a requested file and its status (design section 5 'FileDrop row'). */
export const FileRow = forwardRef<HTMLDivElement, FileRowProps>(function FileRow(props, ref) {
  const { title, detail, icon, preview, state, progress, actions, onFile, className, ...rest } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent): void => {
    if (!onFile || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (!onFile || !file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys reach the button in it
    <div
      {...rest}
      ref={ref}
      role="group"
      aria-labelledby={`${id}title`}
      className={joinClass('tele-file-row', className)}
      data-state={state}
      data-over={over || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="tele-file-row__icon" data-preview={preview ? true : undefined}>
        {preview ?? <Icon icon={icon} />}
      </span>
      <div className="tele-file-row__text">
        <div id={`${id}title`} className="tele-file-row__title">
          {title}
        </div>
        {detail && <div className="tele-file-row__detail">{detail}</div>}
      </div>
      {actions && <div className="tele-file-row__actions">{actions}</div>}
      {progress && (
        <div className="tele-file-row__progress">
          <div
            className="tele-file-row__bar"
            role="progressbar"
            aria-label={progress.label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress.value * 100)}
            aria-valuetext={progress.text}
          >
            <i style={{ inlineSize: `${progress.value * 100}%` }} />
          </div>
          <span className="tele-file-row__bytes" aria-hidden="true">
            {progress.text}
          </span>
        </div>
      )}
    </div>
  );
});
