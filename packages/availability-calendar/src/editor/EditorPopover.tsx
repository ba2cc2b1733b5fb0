import { useLatest } from '@tele/kit';
import { CloseIcon, Heading, IconButton, useMessages, useOverlayContainer } from '@tele/ui';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { editorMessages } from './editor.messages.ts';
import { placePopover } from './place-popover.ts';
import './EditorPopover.css';

export interface EditorPopoverProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const focusable = ':is(input, select, button):enabled';

export const EditorPopover = ({ title, onClose, children }: EditorPopoverProps) => {
  const t = useMessages(editorMessages);
  const container = useOverlayContainer();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useLatest(onClose);
  useLayoutEffect(() => {
    const [element, beside, view] = [panel.current, anchor.current, panel.current?.ownerDocument.defaultView];
    if (!element || !beside || !container || !view) return undefined;
    const place = (): void => {
      const origin = container.getBoundingClientRect();
      const { left, top } = placePopover({
        anchor: beside.getBoundingClientRect(),
        popover: { width: element.offsetWidth, height: element.offsetHeight },
        view: { width: view.innerWidth, height: view.innerHeight },
      });
      element.style.left = `${left - origin.left}px`;
      element.style.top = `${top - origin.top}px`;
    };
    place();
    element.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    const observer = new view.ResizeObserver(place);
    observer.observe(element);
    view.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      view.removeEventListener('resize', place);
    };
  }, [container]);
  useEffect(() => {
    const page = panel.current?.ownerDocument;
    const onPress = (event: PointerEvent): void => {
      if (panel.current && !event.composedPath().includes(panel.current)) close.current();
    };
    page?.addEventListener('pointerdown', onPress);
    return () => page?.removeEventListener('pointerdown', onPress);
  }, [container, close]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    // React events bubble through portals: the grid must not take these keys.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (event.target !== from) return;
    event.preventDefault();
    to?.focus();
  };
  return (
    <>
      <span ref={anchor} className="tele-editor-popover__anchor" />
      {container &&
        createPortal(
          <div ref={panel} role="dialog" aria-label={title} className="tele-editor-popover">
            <div
              role="presentation"
              onKeyDown={onKeyDown}
              onPointerDown={(event) => event.stopPropagation()}
              onClick={(event) => event.stopPropagation()}
            >
              <div className="tele-editor-popover__head">
                <Heading level={3} look="card">
                  {title}
                </Heading>
                <IconButton icon={CloseIcon} label={t.close} size="sm" onClick={onClose} />
              </div>
              {children}
            </div>
          </div>,
          container,
        )}
    </>
  );
};
