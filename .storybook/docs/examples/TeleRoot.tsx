export const ColoursByHand = () => (
  <div style={{ padding: 16, background: '#fff', color: '#99cabb' }}>Colours that nobody has measured</div>
);
