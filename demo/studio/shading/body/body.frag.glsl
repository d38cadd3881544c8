void main() {
  readFrame();
  refine();
  lightPixel();
  vec3 q = vec3(gPlace.x, abs(gPlace.y), gPlace.z);
  vec3 n = vec3(gNormal.x, gNormal.y * sign(gPlace.y), gNormal.z);
  if (dot(gNormal, gView) < 0.0) {
    // The inside of the shell, seen through a window or under the arch.
    gNormal = -gNormal;
    show(Surface(dullPlastic(vec3(0.03)), vec4(0.0)));
    return;
  }
  float arch = archDistance(q.x, q.z);
  Surface surface = painted();
  shadeFrontPillar(surface, q);
#ifndef FACE_END
  shadeRearPillars(surface, q);
#endif
  putRoof(surface, q);
  float hidden = putCladding(surface, q, arch);
  putWindowFrame(surface, q);
  putGaps(surface, q, n, hidden);
#ifdef FACE_END
  if (gNormal.x < 0.35) putFace(surface, q);
#endif
#ifdef TAIL_END
  putTail(surface, q);
#endif
  float well = max(cover(arch + 0.004), cover(arch - 0.012) * step(n.y, 0.5));
  put(surface, vec3(0.005) * gOpen, well);
#ifdef TAIL_END
  bool isRamp = gNormal.x > 0.25;
#else
  bool isRamp = false;
#endif
  if (gNormal.z < -0.6 && q.z < 0.5 && !isRamp) surface = Surface(vec3(0.008) * gOpen, vec4(0.0));
  show(surface);
}
