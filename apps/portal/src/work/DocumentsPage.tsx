import { professionOf } from '@tele/core';
import { UpdateDocumentsScreen } from '@tele/doctor-register/screens';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';

/** `/work/account`: documents of an approved provider, in their approved category. */
const DocumentsPage = () => {
  const { me } = useProfile();
  const category = me?.profession ?? 'doctor';
  const path = professionOf(category)?.path ?? category;
  return (
    <UpdateDocumentsScreen
      key={category}
      category={category}
      links={{ application: places.join.href(path), profile: places.preview.href(path) }}
    />
  );
};

export default DocumentsPage;
