import { Card } from '@quartermaster/ui';
import { useNavigate } from 'react-router-dom';
import { Room } from '../parts/Room.tsx';
import { PageForm } from './PageForm.tsx';

/** A page or an entry of the news that is not there yet. */
export function WritePage() {
  const navigate = useNavigate();
  return (
    <Room title="Write a page" within={{ label: 'Information', href: '/pages' }}>
      <Card look="roomy"><PageForm page={null} onSaved={(key) => void navigate(`/pages/${encodeURIComponent(key)}`)} /></Card>
    </Room>
  );
}
