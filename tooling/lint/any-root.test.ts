import { anyRoot } from './any-root.ts';
import { tester } from './tester.ts';

tester.run('nothing asks the document for what it does not know of a shadow root', anyRoot, {
  valid: [
    'if (activeElementOf(field) === field) field.select()',
    "form.current?.querySelector('input')?.focus()",
    'list.getRootNode().elementsFromPoint(x, y)',
    'const onChange = (event) => set(event.target.value)',
    "page.addEventListener('pointerdown', (event) => { if (!event.composedPath().includes(panel)) close() })",
    "canvas.addEventListener('pointerdown', (event) => press(event.target))",
    "page.addEventListener('keydown', onKey); function onKey(event) { if (event.key === 'Escape') end(marker.target) }",
  ],
  invalid: [
    { code: 'if (document.activeElement === field) field.select()', errors: 1 },
    { code: 'const active = field.ownerDocument.activeElement', errors: 1 },
    { code: 'const { activeElement } = page', errors: 1 },
    { code: "element.ownerDocument.querySelector('.tele')", errors: 1 },
    { code: 'page.elementFromPoint(x, y)', errors: 1 },
    { code: 'document.getElementById(id)', errors: 1 },
    { code: "page.addEventListener('keydown', (event) => { if (event.target === body) close() })", errors: 1 },
    { code: "view?.addEventListener('focusin', ({ target }) => keep(target))", errors: 1 },
    {
      code: "const listen = (event) => near(event.target); page?.addEventListener('pointerdown', listen)",
      errors: 1,
    },
    { code: "window.addEventListener('click', press); function press(event) { at(event.target) }", errors: 1 },
  ],
});
