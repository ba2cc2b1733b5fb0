import { expect, it } from 'vitest';
import { withoutUnreadTokens } from './unread-tokens.ts';

it('keeps what is read and what that reads', () => {
  const css = '.tele{--_a:#fff;--tele-b:oklch(from var(--_a) .5 c h)}.tele p{color:var(--tele-b,red)}';
  expect(withoutUnreadTokens(css)).toBe(css);
});

it('drops what nothing reads, however far back', () => {
  expect(withoutUnreadTokens('.tele{--_a:#fff;--_b:var(--_a);--tele-c:var(--_b);color:red}')).toBe('.tele{color:red}');
});

it('drops the rules that are left without a declaration', () => {
  expect(withoutUnreadTokens('@media (x){.tele{--_a:1}}.tele{color:red}')).toBe('.tele{color:red}');
});

it('drops the type of what nothing reads', () => {
  const kept = '@property --tele-a{syntax:"<color>";inherits:true;initial-value:#fff}.tele{color:var(--tele-a)}';
  expect(withoutUnreadTokens(`@property --tele-b{syntax:"*";inherits:true}${kept}`)).toBe(kept);
});
