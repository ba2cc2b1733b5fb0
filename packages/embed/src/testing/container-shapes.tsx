import type { CSSProperties, ReactNode } from 'react';

type Shape = (widget: ReactNode) => ReactNode;

const styled =
  (style: CSSProperties): Shape =>
  (widget) => <div style={style}>{widget}</div>;
const item =
  (parent: CSSProperties, own: CSSProperties = {}): Shape =>
  (widget) => (
    <div style={parent}>
      <div style={own}>{widget}</div>
    </div>
  );

export const containerShapes: Readonly<Record<string, Shape>> = {
  'plain block': styled({}),
  'table cell': (widget) => (
    <table>
      <tbody>
        <tr>
          <td>{widget}</td>
          <td>Hours</td>
        </tr>
      </tbody>
    </table>
  ),
  'display: table': styled({ display: 'table' }),
  float: (widget) => (
    <div style={{ display: 'flow-root' }}>
      <div style={{ float: 'left' }}>{widget}</div>
    </div>
  ),
  'inline-block': styled({ display: 'inline-block' }),
  'inline-flex': styled({ display: 'inline-flex' }),
  'inline-grid': styled({ display: 'inline-grid' }),
  'fit-content': styled({ inlineSize: 'fit-content' }),
  'min-content': styled({ inlineSize: 'min-content' }),
  'max-content': styled({ inlineSize: 'max-content' }),
  dialog: (widget) => (
    <dialog open aria-label="Book" style={{ position: 'static', padding: 8 }}>
      {widget}
    </dialog>
  ),
  'absolute position': (widget) => (
    <div style={{ position: 'relative', blockSize: 900 }}>
      <div style={{ position: 'absolute' }}>{widget}</div>
    </div>
  ),
  'centred flex column': item({ display: 'flex', flexDirection: 'column', alignItems: 'center' }),
  'WordPress Row block': (widget) => (
    <div style={{ display: 'flex', flexWrap: 'nowrap', alignItems: 'center', gap: 16 }}>
      <div>{widget}</div>
      <p>Call us</p>
    </div>
  ),
  'wrapping flex row': item({ display: 'flex', flexWrap: 'wrap', gap: 16 }),
  'flex item with auto margins': item({ display: 'flex' }, { margin: 'auto' }),
  'centred grid': item({ display: 'grid', justifyItems: 'center' }),
  'grid column of auto width': (widget) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 8 }}>
      <div>{widget}</div>
      <p>Hours</p>
    </div>
  ),
  'grid column of min-content': item({ display: 'grid', gridTemplateColumns: 'min-content' }),
  fieldset: item({ display: 'inline-flex' }, { minInlineSize: 'min-content' }),
};
