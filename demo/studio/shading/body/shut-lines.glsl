// The gaps between panels. LINES are the doors' and flap's gaps in the side view.

const float HALF_GAP = 0.0028;

float sideGap(vec2 p) {
  float nearest = 1.0;
  for (int i = 0; i < LINE_COUNT; i++) nearest = min(nearest, segment(p, LINES[i].xy, LINES[i].zw));
  return nearest;
}

float bonnetGap(vec3 q) {
  float halfWidth = BONNET_HALF_WIDTH + 0.05 * smoothstep(FOREMOST, 0.3, q.x) - 0.07 * smoothstep(FOREMOST + 0.4, FOREMOST + 0.1, q.x);
  float front = FOREMOST + BONNET_SETBACK + 0.16 * pow(q.y / HALF_WIDTH, 2.4);
  float sides = max(abs(q.y - halfWidth), max(q.x - 0.5, front - q.x));
  float edge = max(abs(q.x - front) * 0.8, q.y - halfWidth);
  return min(sides, edge);
}

// From each arch to the outer end of the lamp.
float bumperGap(vec3 q) {
  vec2 front = vec2(FOREMOST + max(LAMP_INNER + LAMP_LENGTH - HALF_WIDTH, 0.14), LAMP_Z + LAMP_RISE * LAMP_LENGTH - LAMP_HALF);
  vec2 rear = vec2(REARMOST - max(TAIL_INNER + TAIL_LENGTH - HALF_WIDTH, 0.12), TAIL_Z + TAIL_RISE * TAIL_LENGTH - TAIL_HALF);
  vec2 frontArch = vec2(-ARCH_RADIUS * 0.85, FRONT_BUMPER), rearArch = vec2(WHEELBASE + ARCH_RADIUS * 0.85, REAR_BUMPER);
  return min(segment(q.xz, frontArch, front), segment(q.xz, rearArch, rear));
}

float tailgateGap(vec3 q) {
  float up = q.z - TAILGATE_BOTTOM;
  float sides = max(abs(q.y - TAILGATE_HALF_WIDTH - 0.10 * up), -up);
  float foot = max(abs(up), q.y - TAILGATE_HALF_WIDTH);
  return min(sides, foot);
}

// Distance to the nearest gap at a point of the body; `n` is the mirrored normal.
float gapAt(vec3 q, vec3 n) {
  float nearest = 1.0;
  if (n.y > 0.5) nearest = sideGap(q.xz);
  if (n.y > 0.3) nearest = min(nearest, bumperGap(q));
  if (n.z > 0.25 && q.x < 0.5 && q.z < topAt(q.x) + 0.05) nearest = min(nearest, bonnetGap(q));
  if (n.x > 0.35 && q.z < TAILGATE_SEAM_TOP) nearest = min(nearest, tailgateGap(q));
#ifdef NOTCH
  if (n.z > 0.5 && q.x > WHEELBASE + 0.25 && q.z > 0.8) nearest = min(nearest, abs(q.y - TAILGATE_HALF_WIDTH - 0.03));
#endif
  return nearest;
}

float flapGap(vec2 p) {
  return abs(box(p - FLAP, vec2(0.08, 0.075), 0.03)) - 0.0013;
}
