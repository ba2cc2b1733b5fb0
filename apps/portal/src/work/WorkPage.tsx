import { WorkScreen } from '@tele/doctor-register/screens';
import { places } from '../places.ts';

/** `/work` */
const WorkPage = () => <WorkScreen categoryHref={(path) => places.join.href(path)} />;

export default WorkPage;
