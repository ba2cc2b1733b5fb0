export const Said = ({ text }: { text: string }) => (
  <span>{text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}</span>
);
