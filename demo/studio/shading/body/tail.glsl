// The rear: dark lower bumper, reflectors, plate, badge and tail lamps.

vec2 tailPoint(vec3 q) {
  float along = q.y + REARMOST - q.x - TAIL_INNER;
  return vec2(along, q.z - TAIL_Z - TAIL_RISE * along);
}

void putTailLamp(inout Surface surface, vec3 q) {
  float outline = tailOutline(tailPoint(q));
  if (outline > gPixel * 2.0) return;
  vec3 deep = below(0.020), shallow = below(0.008);
  vec3 inside = tailInside(tailPoint(vec3(deep.x, abs(deep.y), deep.z)), tailPoint(vec3(shallow.x, abs(shallow.y), shallow.z)));
  put(surface, vec3(0.008, 0.004, 0.004), cover(outline - 0.0025));
  put(surface, lacquered(inside, 1.0, 0.05), cover(outline + 0.0025));
}

void putDiffuser(inout Surface surface, vec3 q) {
  float fin = abs(fract(q.y / 0.17) - 0.5) * 0.17;
  put(surface, vec3(0.006), 0.75 * cover(max(max(fin - 0.012, q.z - DIFFUSER_TOP + 0.06), q.y - 0.42)));
#ifdef EXHAUST_PAIR
  vec2 pipe = vec2(q.y - 0.52, q.z - DIFFUSER_TOP + 0.075);
  float mouth = box(pipe, vec2(0.072, 0.026), 0.02);
  put(surface, metal(vec3(0.8), 0.1), cover(mouth));
  put(surface, vec3(0.004), cover(mouth + 0.007));
#endif
}

void putTail(inout Surface surface, vec3 q) {
  if (gNormal.x > 0.2) putDiffuser(surface, q);
  if (gNormal.x > 0.25) {
    float reflector = box(vec2(q.y - 0.61, q.z - REFLECTOR_Z), vec2(0.075, 0.011), 0.008);
    put(surface, lacquered(vec3(0.16, 0.006, 0.006), 1.0, 0.05), cover(reflector));
    putPlate(surface, vec2(gPlace.y, q.z - REAR_PLATE_Z));
    if (q.z < REAR_GLASS_BOTTOM) putBadge(surface, vec2(gPlace.y, q.z - REAR_BADGE_Z), 0.030);
  }
  if (gNormal.x > 0.1 || abs(gNormal.y) > 0.5) putTailLamp(surface, q);
}
