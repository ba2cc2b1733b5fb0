import { CategoryScreen } from '@tele/match-widget/screens';
import { places } from '../places.ts';

const CategoryPage = () => {
  return (
    <CategoryScreen
      professionHref={(profession) => places.search.href(profession)}
      startHref={places.serviceCategory.href('doctors')}
    />
  );
};

export default CategoryPage;
