import { PageHeader } from '../../../packages/ui/src/index.ts';

export const BackToWhere = () => <PageHeader level={2} title="Results" crumb={{ label: 'Back', href: '#search' }} />;
