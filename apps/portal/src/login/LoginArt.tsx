import './LoginArt.css';

const LEAF = 'M0 0C-9 20 -9 50 9 74C15 50 13 20 0 0Z';
const RIB = 'M0 0C1 24 2 50 9 74';

const behind = [
  'translate(226 13) rotate(18) scale(0.86)',
  'translate(184 26) rotate(-14) scale(0.96)',
  'translate(142 38) rotate(24) scale(0.92)',
  'translate(100 51) rotate(-10) scale(0.92)',
  'translate(62 63) rotate(30) scale(0.8)',
];
const before = [
  'translate(206 19) rotate(-22) scale(0.96)',
  'translate(164 32) rotate(12) scale(1.06)',
  'translate(122 44) rotate(-18) scale(1.04)',
  'translate(82 57) rotate(16) scale(0.96)',
  'translate(44 68) rotate(38) scale(0.84)',
  'translate(33 71) rotate(72) scale(0.74)',
];
const sprays = ['translate(147 36) rotate(-6)', 'translate(96 54) rotate(-22) scale(0.84)'];
const wattle = [
  [-5, -5, 4.7],
  [7, -3.5, 4.7],
  [-1, -13, 4.3],
  [11.5, -11, 4.4],
  [5.5, -20.5, 3.8],
  [17.5, -18, 3.8],
  [13, -27, 3.2],
  [23, -24.5, 2.8],
] as const;

const Leaf = ({ at, tone }: { at: string; tone: 'pale' | 'mid' | 'deep' }) => (
  <g transform={at}>
    <path className="tele-login-art__leaf" data-tone={tone} d={LEAF} />
    <path className="tele-login-art__rib" d={RIB} />
  </g>
);

/** Decorative gum branch with wattle. */
export const LoginArt = () => (
  <svg viewBox="0 0 250 160" className="tele-login-art" aria-hidden="true" focusable="false">
    {behind.map((at) => (
      <Leaf key={at} at={at} tone="pale" />
    ))}
    <path className="tele-login-art__stem" strokeWidth="2.2" d="M262 -2C214 22 156 30 110 48.5C78 61 54 66 31 72" />
    {before.map((at, index) => (
      <Leaf key={at} at={at} tone={index % 2 === 0 ? 'mid' : 'deep'} />
    ))}
    {sprays.map((at) => (
      <g key={at} transform={at}>
        <path className="tele-login-art__stem" strokeWidth="1.1" d="M0 0C3 -9 9 -17 20 -23" />
        {wattle.map(([cx, cy, r], index) => (
          <circle
            key={cx}
            className="tele-login-art__wattle"
            data-shade={index % 3 === 1 || undefined}
            cx={cx}
            cy={cy}
            r={r}
          />
        ))}
      </g>
    ))}
  </svg>
);
