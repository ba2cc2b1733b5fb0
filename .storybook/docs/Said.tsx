/** A line of a guide; what stands in backticks is code. */
export const Said = ({ text }: { text: string }) => (
  <span>{text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}</span>
);
