import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

export interface DrawOptions {
  mount: HTMLElement;
  /** Begins the ids inside, so that those of two elements differ. */
  prefix: string;
}

/** A widget that is drawn. */
export interface Drawn<Props> {
  /** Draws it with these props, as often as they change. */
  update: (props: Props) => void;
  /** Takes it down. */
  end: () => void;
}

/** Each element has a React root of its own. What fails in it never reaches the page: kit's boundary says it, and the console hears of it. */
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
