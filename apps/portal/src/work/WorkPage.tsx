import { WorkScreen } from '@tele/doctor-register';
import { places } from '../places.ts';

/** `/work` */
const WorkPage = () => <WorkScreen categoryHref={(path) => places.join.href(path)} />;

export default WorkPage;
