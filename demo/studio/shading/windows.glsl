// The openings of the cabin: where its glass lies, and what frames it.

struct Window {
  // Negative inside the pane; its black edge and frame reach outwards from there.
  float pane;
  // Negative inside the frame around the pane.
  float frame;
  // Distance to the bright strip along the frame.
  float strip;
  // Share of the light that the glass keeps back.
  float tint;
};

const float BAND = 0.46;

Window sideWindow(float x, float z, float y) {
  float belt = beltAt(x);
  float over = z - belt;
  float edge = meet(belt + 0.02 - z, z - (roofAt(x) - TOP_GAP), 0.02);
  edge = meet(edge, (screenAt(z) + 0.26 * y * y + FRONT_GAP - x) * 0.6, 0.03);
  edge = meet(edge, (x - REAR_EDGE - REAR_EDGE_LEAN * (z - REAR_EDGE_AT)) * 0.85, REAR_ROUNDING);
  float pillars = 1.0;
  for (int i = 0; i < PILLAR_COUNT; i++) {
    vec3 pillar = PILLARS[i];
    pillars = min(pillars, abs(x - pillar.x - pillar.y * over) - pillar.z);
  }
  float tint = PRIVACY && x > PILLARS[0].x ? KEPT_PRIVACY : KEPT_SIDE;
  return Window(max(edge, -pillars), edge - 0.016, abs(edge - 0.010) - 0.0055, tint);
}

Window frontWindow(vec3 q) {
  float edge = meet(cabinSide(q.x, q.y, q.z) + 0.05, cabinRoof(q.x, q.y, q.z) + 0.03, 0.06);
  edge = meet(edge, topAt(q.x) + 0.012 - q.z, 0.03);
  float black = 0.028 + 0.03 * smoothstep(0.10, 0.0, q.z - topAt(q.x) - 0.012);
  return Window(edge + black, edge, 1.0, KEPT_WINDSCREEN);
}

#ifdef FLAT_REAR_SCREEN
// How far a point lies before the upper edge of the rear screen.
float beforeRearScreen(vec3 q) {
  return REAR_GLASS_TOP_EDGE - 0.5 * REAR_GLASS_CROWN * q.y * q.y - q.x;
}
#endif

Window rearWindow(vec3 q) {
  float up = (q.z - REAR_GLASS_BOTTOM) / BAND;
#ifdef FLAT_REAR_SCREEN
  float top = beforeRearScreen(q);
  float black = 0.026 + 0.05 * smoothstep(0.12, 0.0, -top);
#else
  float top = q.z - roofAt(q.x) + REAR_GLASS_TOP_GAP;
  float black = 0.026;
#endif
  float edge = meet(q.y - REAR_GLASS_HALF_WIDTH + REAR_GLASS_INSET * up, top, 0.06);
  edge = meet(edge, REAR_GLASS_BOTTOM - q.z, 0.05);
  return Window(edge + black, edge, 1.0, PRIVACY ? KEPT_PRIVACY : KEPT_REAR);
}

// The window that a point of the body may lie in; y of `q` is 0 or more.
Window windowAt(vec3 q) {
  Window none = Window(1.0, 1.0, 1.0, 0.0);
  if (q.z < GLASS_FROM) return none;
  float side = cabinSide(q.x, q.y, q.z), front = cabinScreen(q.x, q.y, q.z), back = cabinRear(q.x, q.y, q.z);
  if (max(max(side, front), back) < -0.09) return none;
  if (side > front && side > back) return sideWindow(q.x, q.z, q.y);
  if (front > back) return frontWindow(q);
  return rearWindow(q);
}

bool isGlass(vec3 place, vec3 camera) {
  if (place.z < GLASS_FROM) return false;
  return windowAt(vec3(place.x, abs(place.y), place.z)).pane < 0.0;
}
