import './GumBranch.css';

const LEAF = 'M0 0C-9 20 -9 50 9 74C15 50 13 20 0 0Z';
const RIB = 'M0 0C1 24 2 50 9 74';

const BEHIND = [
  'translate(226 13) rotate(18) scale(0.86)',
  'translate(184 26) rotate(-14) scale(0.96)',
  'translate(142 38) rotate(24) scale(0.92)',
  'translate(100 51) rotate(-10) scale(0.92)',
  'translate(62 63) rotate(30) scale(0.8)',
];

const BEFORE = [
  { at: 'translate(206 19) rotate(-22) scale(0.96)', tone: 'middle' },
  { at: 'translate(164 32) rotate(12) scale(1.06)', tone: 'deep' },
  { at: 'translate(122 44) rotate(-18) scale(1.04)', tone: 'middle' },
  { at: 'translate(82 57) rotate(16) scale(0.96)', tone: 'deep' },
  { at: 'translate(44 68) rotate(38) scale(0.84)', tone: 'middle' },
  { at: 'translate(33 71) rotate(72) scale(0.74)', tone: 'deep' },
];

const WATTLE_AT = ['translate(147 36) rotate(-6)', 'translate(96 54) rotate(-22) scale(0.84)'];

const WATTLE = [
  { cx: -5, cy: -5, r: 4.7 },
  { cx: 7, cy: -3.5, r: 4.7 },
  { cx: -1, cy: -13, r: 4.3 },
  { cx: 11.5, cy: -11, r: 4.4 },
  { cx: 5.5, cy: -20.5, r: 3.8 },
  { cx: 17.5, cy: -18, r: 3.8 },
  { cx: 13, cy: -27, r: 3.2 },
  { cx: 23, cy: -24.5, r: 2.8 },
];

const Leaf = ({ at, tone }: { at: string; tone: string }) => (
  <g transform={at}>
    <path className="tele-gum-branch__leaf" data-tone={tone} d={LEAF} />
    <path className="tele-gum-branch__rib" d={RIB} />
  </g>
);

export const GumBranch = () => (
  <svg viewBox="0 0 250 160" className="tele-gum-branch" aria-hidden="true" focusable="false">
    {BEHIND.map((at) => (
      <Leaf key={at} at={at} tone="pale" />
    ))}
    <path className="tele-gum-branch__stem" strokeWidth="2.2" d="M262 -2C214 22 156 30 110 48.5C78 61 54 66 31 72" />
    {BEFORE.map(({ at, tone }) => (
      <Leaf key={at} at={at} tone={tone} />
    ))}
    {WATTLE_AT.map((at) => (
      <g key={at} transform={at}>
        <path className="tele-gum-branch__stem" strokeWidth="1.1" d="M0 0C3 -9 9 -17 20 -23" />
        {WATTLE.map((flower) => (
          <circle key={flower.cx} className="tele-gum-branch__wattle" {...flower} />
        ))}
      </g>
    ))}
  </svg>
);
