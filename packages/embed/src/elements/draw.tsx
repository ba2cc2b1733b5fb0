import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

export interface DrawOptions {
  mount: HTMLElement;
  prefix: string;
}

export interface Drawn<Props> {
  update: (props: Props) => void;
  end: () => void;
}

/** Renders with its own React root. Errors never reach the page: kit's boundary shows and logs them. */
export function draw<Props extends object>(Widget: ComponentType<Props>, { mount, prefix }: DrawOptions): Drawn<Props> {
  const say = (error: unknown): void => mount.ownerDocument.defaultView?.console.error(error);
  const root = createRoot(mount, {
    identifierPrefix: prefix,
    onUncaughtError: say,
    onCaughtError: say,
    onRecoverableError: say,
  });
  return {
    update: (props) => root.render(<Widget {...props} />),
    end: () => root.unmount(),
  };
}
