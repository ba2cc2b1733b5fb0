import { createElement, type ComponentType } from 'react';
import { joinClass } from '../class-name/join.ts';
import { ArrowLeftIcon, ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon } from './icons.ts';
import './Icon.css';

/** Strokes of a line icon on a 24 grid: SVG elements and attributes, in Lucide's format. */
export type IconStrokes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

/** A line icon in the current colour, or a component. */
export type IconSource = IconStrokes | ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;

export interface IconProps {
  icon: IconSource;
  /** 16, 18 or 22 px, or the size of the surrounding text. */
  size?: 'sm' | 'md' | 'lg' | 'text';
  /** Accessible name of an icon without text. */
  label?: string;
  className?: string;
}

/** Icons along the line of text, mirrored in right-to-left text. */
const along: ReadonlySet<IconSource> = new Set([ArrowLeftIcon, ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon]);

/** Icon in one of the design's sizes. Decorative without a label. */
export const Icon = ({ icon, size = 'md', label, className }: IconProps) => {
  const look = joinClass('tele-icon', `tele-icon--${size}`, !label && className);
  const drawing =
    typeof icon === 'function' ? (
      createElement(icon, { className: look, 'aria-hidden': true })
    ) : (
      <Strokes of={icon} className={look} />
    );
  if (!label) return drawing;
  return (
    <span role="img" aria-label={label} className={joinClass('tele-icon__labelled', className)}>
      {drawing}
    </span>
  );
};

const Strokes = ({ of, className }: { of: IconStrokes; className: string }) => (
  <svg
    className={joinClass(className, 'tele-icon--line', along.has(of) && 'tele-icon--along')}
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);
