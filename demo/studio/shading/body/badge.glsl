// The maker's mark: a ring of light, open above, with a ray that leaves through the gap.
float badge(vec2 p, float radius) {
  float ring = abs(length(p) - radius) - radius * 0.13;
  float gap = abs(p.x - 0.25 * p.y) - radius * 0.3;
  ring = max(ring, -max(gap, -p.y));
  float ray = segment(p, vec2(0.0, -radius * 0.12), vec2(radius * 0.27, radius * 1.15)) - radius * 0.12;
  return min(ring, ray);
}

void putBadge(inout Surface surface, vec2 p, float radius) {
  float mark = badge(p, radius);
  put(surface, vec3(0.01), 0.6 * cover(mark - 0.003));
  put(surface, metal(vec3(0.7), 0.2) + 0.30 * gDull, cover(mark));
}
