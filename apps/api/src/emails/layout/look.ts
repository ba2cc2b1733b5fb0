/** For clients with style sheets: small screens and dark mode. Mail clients have no CSS variables. */
export const sheet = `:root { color-scheme: light dark; }
@media (max-width: 360px) {
  .page { padding: 12px 6px !important; }
  .inner { padding: 20px 16px !important; }
  .below { padding: 14px 16px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0e1412 !important; }
  .card { background: #17201d !important; border-color: #333b38 !important; color: #e5f0ec !important; }
  .line { border-color: #333b38 !important; }
  .ink { color: #e5f0ec !important; }
  .muted { color: #aeb8b5 !important; }
  .leaf { background: #77beaa !important; }
  .leaf-back { background: #4f7c6f !important; }
  .sunken { background: #111916 !important; }
  .button { background: #77beaa !important; color: #000000 !important; }
}`;

const muted = 'color:#46514d';
const line = 'border-color:#dbe4e1';
const leaf = 'display:block;width:9px;height:12px';

export const look = {
  page: 'margin:0;padding:24px 12px;background:#f8f9f9',
  card:
    `max-width:560px;margin:0 auto;background:#ffffff;border:1px solid;${line};border-radius:12px;color:#15221e;` +
    'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
  inner: 'padding:24px 28px',
  brand: 'font-size:17px;font-weight:700;letter-spacing:-0.03em;line-height:1;padding-left:8px',
  leaf: `${leaf};background:#1d6957;border-radius:0 90% 0 90%`,
  leafBack: `${leaf};background:#7ca89e;border-radius:90% 0 90% 0`,
  dot: 'display:block;width:5px;height:5px;margin:0 auto;background:#f2c53a;border-radius:50%',
  title: 'margin:18px 0 12px;font-size:21px;line-height:1.3;font-weight:600',
  paragraph: 'margin:0 0 14px',
  tile: `width:52px;border:1px solid;${line};border-radius:8px;border-collapse:separate;text-align:center;line-height:1`,
  weekday: `padding:4px 0;border-radius:8px 8px 0 0;background:#f0f4f3;font-size:11px;font-weight:600;${muted}`,
  day: 'padding:6px 0 2px;font-size:20px;font-weight:600',
  month: `padding:0 0 6px;font-size:11px;${muted}`,
  when: 'padding-left:14px;vertical-align:middle;line-height:1.4',
  time: 'font-size:17px;font-weight:600',
  small: `font-size:14px;${muted}`,
  fact: `padding:10px 0;border-top:1px solid;${line};vertical-align:top`,
  label: `padding-right:16px;font-weight:400;${muted}`,
  below: `padding:14px 28px;border-top:1px solid;${line};font-size:13px;${muted}`,
  button:
    'display:inline-block;padding:11px 18px;border-radius:8px;background:#1d6957;color:#ffffff;text-decoration:none;font-weight:600',
  second: `display:inline-block;margin:8px 0 0;padding:10px 17px;border:1px solid;${line};border-radius:8px;color:#15221e;text-decoration:none;font-weight:600`,
} as const;
