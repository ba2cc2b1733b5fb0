export const look = `
.find-words {
  inline-size: min(640px, calc(100vw - 32px));
  max-block-size: min(640px, calc(100vh - 32px));
  margin-block-start: max(16px, 8vh);
  padding: 0;
  border: 1px solid #dbe4e1;
  border-radius: 12px;
  background: #fff;
  box-shadow: 0 16px 48px rgb(21 34 30 / 24%);
  color: #15221e;
  font: 14px/1.45 'Hanken Grotesk Variable', system-ui, sans-serif;
}
.find-words[open] { display: flex; flex-direction: column; }
.find-words::backdrop { background: rgb(21 34 30 / 40%); }
.find-words__head { display: grid; gap: 8px; padding: 16px 16px 8px; }
.find-words__top { display: flex; gap: 12px; align-items: center; justify-content: space-between; }
.find-words h2 { margin: 0; font-size: 16px; font-weight: 640; }
.find-words__close { padding: 6px 10px; border: 0; border-radius: 8px; background: none; color: #46514d; font: inherit; cursor: pointer; }
.find-words__close:hover { background: #eef3f1; }
.find-words input {
  box-sizing: border-box;
  inline-size: 100%;
  padding: 9px 12px;
  border: 1px solid #83908b;
  border-radius: 8px;
  background: #fff;
  color: inherit;
  font: inherit;
  font-size: 16px;
}
.find-words :is(input, button):focus-visible { outline: 2px solid #0b5d4c; outline-offset: 1px; }
.find-words__count { min-block-size: 20px; margin: 0; color: #596360; font-size: 13px; }
.find-words__list { flex: 1; margin: 0; padding: 0 8px 8px; overflow-y: auto; list-style: none; }
.find-words__option { padding: 8px; border-radius: 8px; cursor: pointer; }
.find-words__option:hover { background: #f3f6f5; }
.find-words__option[aria-selected='true'] { background: #e4efe9; box-shadow: inset 3px 0 #0b5d4c; }
.find-words__place { font-weight: 600; }
.find-words__text { color: #46514d; overflow-wrap: anywhere; }
.find-words__where { color: #596360; font-size: 12.5px; }
.find-words mark { background: #fbe7a8; color: inherit; }
@media (forced-colors: active) { .find-words__option[aria-selected='true'] { outline: 2px solid; } }
@media (prefers-color-scheme: dark) { .find-words { color-scheme: light; } }
`;
