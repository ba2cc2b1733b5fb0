import { LatePart, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useEffect, type ReactNode } from 'react';
import type { DocumentListProps, DocumentRows as Rows } from './DocumentRows.tsx';
import { lateUploads } from './late-uploads.ts';
import { listMessages } from './list.messages.ts';

export const DocumentList = (props: DocumentListProps) => {
  const loading = <Loading count={props.requirements.length} />;
  return (
    <LatePart code={lateUploads} loading={loading}>
      {({ DocumentRows }) => <Ready {...props} DocumentRows={DocumentRows} loading={loading} />}
    </LatePart>
  );
};

interface ReadyProps extends DocumentListProps {
  DocumentRows: typeof Rows;
  loading: ReactNode;
}

const Ready = ({ DocumentRows, loading, ...props }: ReadyProps) => {
  const { connect, notice } = props.uploads;
  const isReady = connect !== null;
  useEffect(() => {
    if (!isReady) notice();
  }, [isReady, notice]);
  return isReady ? <DocumentRows {...props} /> : loading;
};

const Loading = ({ count }: { count: number }) => {
  const t = useMessages(listMessages);
  return (
    <SkeletonRegion label={t.loading}>
      <Skeleton shape="block" height={count * 63} />
    </SkeletonRegion>
  );
};
