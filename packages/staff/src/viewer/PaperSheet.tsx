import { withLimit } from '@tele/client';
import { VisuallyHidden } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import type { Papers, Turns } from './papers.ts';
import './PaperSheet.css';

const drawLimitMs = 30_000;

export interface PaperSheetProps {
  papers: Papers;
  /** From 0. */
  index: number;
  turns: Turns;
  /** Accessible name: document and page. */
  label: string;
  onUnreadable: () => void;
}

interface Drawn {
  turns: Turns;
  ratio: number;
  text: string;
}

/** Sheet, rendered when near, and again after a turn or resize. Paper stays white in dark mode. */
export const PaperSheet = ({ papers, index, turns, label, onUnreadable }: PaperSheetProps) => {
  const paper = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  useEffect(() => {
    const element = paper.current;
    if (!element) return undefined;
    // Observes the scroll container: a window margin would not reach into it.
    const root = element.closest('[role=region]');
    const sight = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        root,
        rootMargin: '100%',
      },
    );
    const size = new ResizeObserver(([seen]) => seen && setWidth(Math.round(seen.contentRect.width)));
    sight.observe(element);
    size.observe(element);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!near || width === 0) return undefined;
    const life = new AbortController();
    const draw = async (): Promise<void> => {
      const sheet = await withLimit(drawLimitMs, papers.sheet(index));
      const canvas = place.current;
      if (life.signal.aborted || !canvas) return;
      const page = canvas.ownerDocument;
      const pixels = width * (globalThis.devicePixelRatio || 1);
      const picture = await withLimit(drawLimitMs, sheet.draw({ page, pixels, turns, signal: life.signal }));
      if (life.signal.aborted) return;
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      setDrawn({ turns, ratio: picture.height / picture.width, text: await sheet.text() });
    };
    draw().catch(() => !life.signal.aborted && onUnreadable());
    return () => life.abort();
    // The callback may change on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [papers, index, turns, near, width]);

  const upright = drawn?.ratio ?? papers.ratio;
  const ratio = drawn ? upright : turns % 2 === 1 ? 1 / upright : upright;
  return (
    <div
      ref={paper}
      className="tele-paper-sheet"
      data-drawn={drawn ? true : undefined}
      style={{ aspectRatio: `1 / ${ratio}` }}
    >
      <canvas ref={place} role="img" aria-label={label} className="tele-paper-sheet__canvas" />
      {drawn?.text && <VisuallyHidden>{drawn.text}</VisuallyHidden>}
    </div>
  );
};
