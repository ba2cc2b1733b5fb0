/** The company that sends emails and receipts. `abn`: 11 digits. */
export interface Business {
  name: string;
  abn: string | undefined;
}

export const formatAbn = (abn: string): string => abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

export const businessLine = ({ name, abn }: Business): string =>
  abn === undefined ? `${name}.` : `${name}, ABN ${formatAbn(abn)}.`;
