import { ProfileScreen } from '@tele/doctor-register/screens';
import { places } from '../places.ts';
import { OfCategory } from './OfCategory.tsx';

/** `/work/:category/me`: public preview of a provider's profile. */
const PreviewPage = () => (
  <OfCategory href={places.preview.href}>
    {({ id, path }) => (
      <ProfileScreen
        key={id}
        category={id}
        links={{ register: places.join.href(path), documents: places.documents.href() }}
      />
    )}
  </OfCategory>
);

export default PreviewPage;
