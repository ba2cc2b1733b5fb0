/** Email address. A narrow column breaks it after the @. */
export const EmailText = ({ address }: { address: string }) => {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <bdi translate="no">
      <span>{address.slice(0, domain)}</span>
      <wbr />
      <span>{address.slice(domain)}</span>
    </bdi>
  );
};
