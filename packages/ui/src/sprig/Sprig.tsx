import { joinClass } from '../class-name/join.ts';
import './Sprig.css';

export interface SprigProps {
  className?: string;
}

const LEAF = 'M0 0C-9 20 -9 50 9 74C15 50 13 20 0 0Z';
const RIB = 'M0 0C1 24 2 50 9 74';

const LEAVES = [
  { at: 'translate(22 9) rotate(20) scale(0.62)', tone: 'pale' },
  { at: 'translate(64 9) rotate(-26) scale(0.62)', tone: 'pale' },
  { at: 'translate(42 10) rotate(-4) scale(0.7)', tone: 'deep' },
] as const;

const WATTLE = [
  { cx: -5, cy: -5, r: 4.7 },
  { cx: 7, cy: -3.5, r: 4.7, shade: true },
  { cx: -1, cy: -13, r: 4.3 },
  { cx: 11.5, cy: -11, r: 4.4 },
  { cx: 5.5, cy: -20.5, r: 3.8, shade: true },
  { cx: 17.5, cy: -18, r: 3.8 },
  { cx: 13, cy: -27, r: 3.2 },
  { cx: 23, cy: -24.5, r: 2.8, shade: true },
] as const;

export const Sprig = ({ className }: SprigProps) => (
  <svg viewBox="0 0 92 64" className={joinClass('tele-sprig', className)} aria-hidden="true" focusable="false">
    <g transform="translate(0 2)">
      {LEAVES.map(({ at, tone }) => (
        <g key={at} transform={at}>
          <path className="tele-sprig__leaf" data-tone={tone} d={LEAF} />
          <path className="tele-sprig__rib" d={RIB} />
        </g>
      ))}
      <path className="tele-sprig__stem" strokeWidth="1.6" d="M8 8C30 11 58 11 84 4" />
      <g transform="translate(52 9) rotate(-30) scale(0.55)">
        <path className="tele-sprig__stem" strokeWidth="1.1" d="M0 0C3 -9 9 -17 20 -23" />
        {WATTLE.map(({ cx, cy, r, ...rest }) => (
          <circle
            key={cx}
            className="tele-sprig__wattle"
            data-shade={'shade' in rest || undefined}
            cx={cx}
            cy={cy}
            r={r}
          />
        ))}
      </g>
    </g>
  </svg>
);
