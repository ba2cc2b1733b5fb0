import { Link } from '@tele/ui';

/** An address to write to. */
export const MailLink = ({ address }: { address: string }) => (
  <Link href={`mailto:${address}`} translate="no">
    {address}
  </Link>
);
