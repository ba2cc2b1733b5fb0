import { Avatar } from '../../../packages/ui/src/index.ts';

export const WithoutAName = () => <Avatar name="Dr Priya Venkatesan" size={56} />;
